/** Whether what was typed from `from` on is how the word goes on from `at`. */
const goesOn = (typed: string, from: number, text: string, at: number): boolean =>
  text.startsWith(typed.slice(from), at);

/** Whether the typed word is the beginning of the word that begins at `start`, but for one letter. */
function nearAt(typed: string, text: string, start: number): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === text[start + same]) same += 1;
  const at = start + same;
  return (
    // Another letter, one too many, one left out, two that changed places.
    goesOn(typed, same + 1, text, at + 1) ||
    goesOn(typed, same + 1, text, at) ||
    goesOn(typed, same, text, at + 1) ||
    (typed[same] === text[at + 1] && typed[same + 1] === text[at] && goesOn(typed, same + 2, text, at + 2))
  );
}

/** Where in a text a word begins that was typed with one letter wrong; -1 for none. Words stand behind spaces. */
export function indexOfNear(text: string, typed: string): number {
  for (let space = text.indexOf(' '); space !== -1; space = text.indexOf(' ', space + 1))
    if (nearAt(typed, text, space + 1)) return space;
  return -1;
}
