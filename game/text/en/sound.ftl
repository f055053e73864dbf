sound-none = There’s no sound ({ $why }).
sound-missing = One sound won’t play ({ $why }).
