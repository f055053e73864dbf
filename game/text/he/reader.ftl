# What is told only to whoever has the screen read.
reader-disabled = לא זמין עכשיו
reader-key = מקש { $key }
reader-place = { $place } מתוך { $many }
reader-failed = קורא המסך איבד את החלון הזה: { $why } אפשר להמשיך לשחק בלעדיו.
