sound-none = There is no sound: { $why }.
sound-missing = A sound cannot be heard: { $why }.
