sound-none = There is no sound: { $why }.
