/** Words that say nothing beside others. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about after all an and any are as at be before been but by can cannot could did do does doesnt dont for from
  had has have how i if in into is isnt it its me my no not of on only or our should so
  than that the their them then there these this to using via was we what when where which
  while who why will with would you your`.split(/\s+/),
)

/** For each word whether it says something; all do where there are only stop words. */
export function spokenWords(words: readonly string[]): boolean[] {
  const spoken = words.map((word) => !STOP_WORDS.has(word))
  return spoken.includes(true) ? spoken : words.map(() => true)
}
