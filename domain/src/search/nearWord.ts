/** Whether the typed text from `from` on continues the word at `at`. */
const goesOn = (typed: string, from: number, text: string, at: number): boolean =>
  text.startsWith(typed.slice(from), at);

/** Whether the typed word is, except for one letter, the beginning of the word at `start`. */
function nearAt(typed: string, text: string, start: number): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === text[start + same]) same += 1;
  const at = start + same;
  return (
    // Substitution, insertion, deletion, transposition.
    goesOn(typed, same + 1, text, at + 1) ||
    goesOn(typed, same + 1, text, at) ||
    goesOn(typed, same, text, at + 1) ||
    (typed[same] === text[at + 1] && typed[same + 1] === text[at] && goesOn(typed, same + 2, text, at + 2))
  );
}

/** Index of a word in the text that was typed with one wrong letter; -1 for none. Words follow spaces. */
export function indexOfNear(text: string, typed: string): number {
  for (let space = text.indexOf(' '); space !== -1; space = text.indexOf(' ', space + 1))
    if (nearAt(typed, text, space + 1)) return space;
  return -1;
}
