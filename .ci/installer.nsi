; The installer for Windows: for one user, without any right of an administrator.
; makensis -DVERSION=1.2.3 -DFOLDER=... -DLICENCE=... -DICON=... -DPANEL=... -DCOPYRIGHT=... -DAUTHORS=... -DOUTPUT=... .ci/installer.nsi
; Silent: setup.exe /S [/D=folder]; uninstall.exe /S keeps the matches, /S /MATCHES removes them.

Target amd64-unicode
Unicode true
ManifestDPIAware true
RequestExecutionLevel user
; -DPLAIN: made in a moment, and what it holds can be read.
!ifdef PLAIN
    SetCompress off
!else
    SetCompressor /SOLID lzma
!endif

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\FiveTakes"

Name "Five Takes"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Five Takes"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
BrandingText "Five Takes ${VERSION}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Five Takes"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Five Takes: installer"
VIAddVersionKey "CompanyName" "${AUTHORS}"
VIAddVersionKey "LegalCopyright" "${COPYRIGHT}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${PANEL}"
!define MUI_WELCOMEFINISHPAGE_BITMAP_STRETCH AspectFitHeight
!define MUI_COMPONENTSPAGE_NODESC
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\five-takes.exe"
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!define MUI_PAGE_CUSTOMFUNCTION_SHOW un.hideSpace
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

Var tries

; What Python itself asks for.
Function .onInit
    ${IfNot} ${AtLeastWin10}
        MessageBox MB_OK|MB_ICONSTOP "Five Takes needs Windows 10 or newer." /SD IDOK
        SetErrorLevel 2
        Quit
    ${EndIf}
FunctionEnd

; The program's own file can be opened for writing only while it does not run.
!macro WAIT_UNTIL_CLOSED
    StrCpy $tries 0
    ${DoWhile} ${FileExists} "$INSTDIR\five-takes.exe"
        ClearErrors
        FileOpen $0 "$INSTDIR\five-takes.exe" a
        ${IfNot} ${Errors}
            FileClose $0
            ${ExitDo}
        ${EndIf}
        IntOp $tries $tries + 1
        ${If} ${Silent}
        ${AndIf} $tries > 20
            SetErrorLevel 3
            Abort
        ${EndIf}
        ${If} ${Silent}
            Sleep 250
        ${Else}
            MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION \
                "Five Takes is running. Close it, then try again." IDRETRY +3
            SetErrorLevel 3
            Abort
        ${EndIf}
    ${Loop}
!macroend

; Nothing of an older version stays; what is played is kept elsewhere.
!macro REMOVE_PROGRAM
    RMDir /r "$INSTDIR\_internal"
    Delete "$INSTDIR\five-takes.exe"
    Delete "$INSTDIR\five-takes-engine.exe"
!macroend

Section "Five Takes" PROGRAM
    SetShellVarContext current
    !insertmacro WAIT_UNTIL_CLOSED
    !insertmacro REMOVE_PROGRAM
    SetOutPath "$INSTDIR"
    File /r "${FOLDER}/*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Five Takes.lnk" "$INSTDIR\five-takes.exe"

    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Five Takes"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\five-takes.exe"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${AUTHORS}"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    SectionGetSize ${PROGRAM} $0
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" "$0"
SectionEnd

Section "un.Five Takes"
    SectionIn RO
    SetShellVarContext current
    !insertmacro WAIT_UNTIL_CLOSED
    !insertmacro REMOVE_PROGRAM
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Five Takes.lnk"
    DeleteRegKey HKCU "${UNINSTALL}"
SectionEnd

; Chosen by hand, or by /MATCHES: the folder that the program names on its page about itself.
Section /o "un.Matches and settings" MATCHES
    SetShellVarContext current
    RMDir /r "$LOCALAPPDATA\five-takes"
SectionEnd

; Removing asks for no space.
Function un.hideSpace
    FindWindow $0 "#32770" "" $HWNDPARENT
    GetDlgItem $0 $0 1023
    ShowWindow $0 ${SW_HIDE}
FunctionEnd

Function un.onInit
    ${GetParameters} $0
    ClearErrors
    ${GetOptions} $0 "/MATCHES" $1
    ${IfNot} ${Errors}
        SectionSetFlags ${MATCHES} 1
    ${EndIf}
FunctionEnd
