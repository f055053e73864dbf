# The moves that the coach compared.
compared-heading = המאמן משווה
compared-value = { $chance }, { $sure }
compared-tried = המאמן ניחש הרבה פעמים את הקלפים הסגורים ושיחק הלאה. הקו בסוף כל עמודה מראה כמה זה יכול לסטות. ״טוב בערך באותה מידה״ יכול להיות גם טוב יותר.
compared-counted = המספרים האלה מדויקים. נספרה כל דרך שבה הסיבוב יכול להימשך.
