/** A word with a private meaning or spelling, and the field's word for it. */
interface PrivateWord {
  readonly pattern: RegExp
  readonly instead: string
}

/** The private words in prose. Each pattern matches a word only in its private meaning. */
export const privateWords: readonly PrivateWord[] = [
  { pattern: /\bdoors?\b/gi, instead: 'entry point, export' },
  {
    pattern: /\b(?:the|its|our|their|your|own|without|foreign|of) looks\b/gi,
    instead: 'styles, theming, or headless, unstyled',
  },
  {
    pattern:
      /\btables? of words\b|\bwords of (?:the|a|each|its|our) (?:language|form|box|card|map|button|list|components?)\b/gi,
    instead: 'messages, translations',
  },
  { pattern: /\bthe rooms\b|\bhouse rules?\b/gi, instead: 'packages, folders' },
  {
    pattern:
      /\barrows? (?:of|between) (?:the |our )?(?:packages|folders|layers|imports)\b|\b(?:import|dependency) arrows?\b/gi,
    instead: 'dependency rules, imports',
  },
  {
    pattern: /\b(?:is|are|was|were|be|been|being|as) told\b(?! apart)/gi,
    instead: 'announced, reported, notified',
  },
  {
    pattern: /\b(?:is|are|was|were|be|been|being) said\b/gi,
    instead: 'announced, shown, stated',
  },
  {
    pattern: /\btells? (?:the (?:page|user|app|developer)|of|whether|when|where|how)\b/gi,
    instead: 'reports, notifies, shows',
  },
  { pattern: /\b(?:most|least) telling\b/gi, instead: 'specific, important' },
  { pattern: /\bhears? (?:it|of|so|that)\b/gi, instead: 'receives, is notified' },
  { pattern: /\bwish(?:es)?\b/gi, instead: 'preference, option, modifier' },
  { pattern: /\boccasions?\b/gi, instead: 'key, event' },
  { pattern: /\b(?:a|each|every|of) finds\b|\b(?:a|each|every) find\b/gi, instead: 'result' },
  { pattern: /\bat hand\b/gi, instead: 'cached, stored' },
  { pattern: /\btwins?\b/gi, instead: 'duplicate' },
  { pattern: /\banew\b/gi, instead: 'again' },
  { pattern: /\b(?:in|out of) sight\b/gi, instead: 'visible, rendered' },
  { pattern: /\bcall(?:s|ed)? (?:it |them )?off\b/gi, instead: 'cancel, abort' },
  { pattern: /\bwhoever\b/gi, instead: 'a user who, the caller, everyone who' },
  { pattern: /\bfor ever\b/gi, instead: 'forever' },
  { pattern: /\bforeign (?:texts?|content|JSON)\b/gi, instead: 'untrusted' },
  { pattern: /\bof one['’]s own\b/gi, instead: 'custom, of the app' },
  { pattern: /\bthe word of the language\b/gi, instead: 'the message of the language' },
  {
    pattern:
      /\b(?:behaviours?|cancelled|centre[ds]?|colour(?:s|ed)?|grey|labelled|licences?|neighbours?)\b/gi,
    instead: 'US spelling',
  },
  { pattern: /\b(?:leaves?|leaving|left) (?:it |them )?out\b/gi, instead: 'omit, exclude, drop' },
]

/** The same words in identifiers, except `looksLike`. */
export const privateNames: RegExp =
  /^(?:door|twin|looks(?!Like)|told|said|tell|hear|room|occasion|calm|wish(?:es)?|atHand|leaveOut|leftOut)s?(?![a-z])|(?:Door|Twin|Looks(?!Like)|Told|Said|Tell|Hear|Room|Occasion|Calm|Wish(?:es)?|AtHand|LeaveOut|LeftOut|Finds)s?(?![a-z])/

/** The beginnings of doc comments that are fragments instead of sentences about the thing. */
export const fragments: RegExp = /^\*\s+(?:\*\s+)?(?:What|How|Whether|Where|Tells|Lets)\b/
