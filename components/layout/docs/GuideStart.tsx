import type { Heading } from 'nextra'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { ELEMENT_IDS } from '../../../lib/site/element-ids'
import { usePage } from '../../ui/PageContext'
import styles from './GuideStart.module.css'

const COMMANDS = 'Quick reference'
const TROUBLESHOOTING = 'Troubleshooting'

/** Links and facts under the title of a guide that readers look for first. */
export function GuideStart({ toc }: { readonly toc: readonly Heading[] }) {
  const { route, stepCount } = usePage()
  if (stepCount === 0) return null
  const hrefOf = (title: string) => {
    const found = toc.find(({ value }) => value === title)
    return found && `#${found.id}`
  }
  const commands = hrefOf(COMMANDS)
  const product = Object.values(siteConfig.sidebars).find(({ path }) =>
    route.startsWith(`${path}/`),
  )
  const help =
    hrefOf(TROUBLESHOOTING) ?? (product && withBasePath(`${product.path}/${TROUBLESHOOTING}`))
  return (
    <p className={styles.start}>
      <a className="button button-primary" href={`#${ELEMENT_IDS.firstStep}`}>
        Start at step 1
      </a>{' '}
      {commands !== undefined && <a href={commands}>Commands only</a>}{' '}
      {help !== undefined && <a href={help}>{TROUBLESHOOTING}</a>}
    </p>
  )
}
