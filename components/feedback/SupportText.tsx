import { useMemo, useRef } from 'react'
import { siteUrl } from '../../lib/content/settings/base-path'
import { siteConfig } from '../../lib/content/settings/site-config'
import { MASKED, maskSecrets } from '../../lib/content/symptoms/mask-secrets'
import { MAX_CHARACTERS } from '../../lib/content/symptoms/match-output'
import { CopyButton } from '../ui/CopyButton'
import { type Page, usePage } from '../ui/PageContext'

/** Masks only the secrets that `maskSecrets` recognizes; other secrets stay in the text. */
export function SupportText({ text }: { readonly text: string }) {
  const page = usePage()
  const box = useRef<HTMLPreElement>(null)
  const masked = useMemo(() => supportText(text, page), [text, page])
  return (
    <>
      <p>
        {`Masked in this text: ${MASKED}. The text may still contain names, addresses, and other secrets. Check it before you send it.`}
      </p>
      <figure className="code" data-titled="">
        <figcaption>Text for support</figcaption>
        <div className="code-tools">
          <CopyButton code={box} name="Text for support" missing={0} />
        </div>
        <pre ref={box}>{masked}</pre>
      </figure>
    </>
  )
}

function supportText(text: string, { route, frontMatter }: Page): string {
  const version = [siteConfig.docs.version.label, frontMatter.updated?.date]
  return [
    `Page: ${siteUrl(route)}`,
    `Documentation: ${version.filter(Boolean).join(', ')}`,
    'Product and version: ',
    'What I did: ',
    '',
    maskSecrets(text.slice(0, MAX_CHARACTERS).trim()),
  ].join('\n')
}
