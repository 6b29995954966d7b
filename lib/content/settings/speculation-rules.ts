import { effectiveBasePath } from './base-path'

/** Which documents a browser may fetch ahead, as the text of a script element; the policy of each page names its hash. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: `${effectiveBasePath}/*` }, { not: { href_matches: '/*.*' } }],
      },
      eagerness: 'moderate',
    },
  ],
})
