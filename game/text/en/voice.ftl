# What the program’s own voice says, where no screen reader runs.
voice-offer = { program-name }. Press { $key } if you want me to speak.
voice-on = I’ll speak from now on. { $read } reads a whole page, and { $help } tells you the keys. You can change or stop me in the settings, under “{ settings-heading-help }”.
# What has the focus: the kind of thing it is, and its state.
voice-button = button
voice-switch = switch
voice-slider = slider
voice-field = text field
voice-switched = { $on ->
    [yes] on
   *[no] off
}
voice-chosen = chosen
voice-not-chosen = not chosen
# Why it’s silent although it’s on.
voice-missing = { $system ->
    [windows] We found no voice on this computer. Add one in the speech settings of Windows, then turn this off and on.
    [mac] We found no voice on this computer. Add one in the spoken content settings of macOS, then turn this off and on.
   *[linux] We found no voice on this computer. Install Speech Dispatcher with a voice, then turn this off and on.
}
voice-failed = The voice has stopped ({ $why }). To try again, turn it off and on.
voice-slow = it doesn’t answer
voice-closed = it has ended
voice-garbled = it can’t be understood
voice-beside-reader = Your screen reader speaks, so this voice is silent.
