import { useRouter } from 'next/router'
import { Activity, type ReactNode, useDeferredValue } from 'react'
import { pendingReturn } from '../../lib/browser/navigation/history-entry'
import type { RenderedComponent } from '../../lib/content/writer-components'
import { MethodContents } from '../navigation/Toc'
import { useIsHydrated } from '../ui/useStored'
import { SampleForm, ValueForm, type ValueFormProps } from '../ui/ValueForm'
import { CodeBlock, type CodeBlockProps } from './code/CodeBlock'
import {
  Callout,
  Drawing,
  Expect,
  headingOf,
  Image,
  Link,
  PlaceholderValue,
  Styles,
  Table,
} from './elements'
import { Filter } from './filter/Filter'
import { GuideStart } from './GuideStart'
import { ManagerCode } from './samples/ManagerCode'
import { Step, Steps } from './steps/Steps'
import { Tab, Tabs } from './tabs/Tabs'

type Children = { readonly children?: ReactNode }

type ValuesProps = Children & Pick<ValueFormProps, 'groups'> & { readonly id: string }

/**
 * Renderers for Markdown elements, components that writers use by name, and components that the compile steps insert.
 * Pages import all other components that they use.
 */
export const mdxComponents = {
  a: Link,
  h2: headingOf('h2'),
  h3: headingOf('h3'),
  img: Image,
  pre: ({ children, ...block }: CodeBlockProps) => (
    <CodeBlock {...block}>
      <ManagerCode>{children}</ManagerCode>
    </CodeBlock>
  ),
  svg: Drawing,
  table: Table,
  /** In articles, `<var>` occurs only in code, around placeholders. */
  var: PlaceholderValue,
  Callout,
  Expect,
  Kbd: ({ children }: Children) => <kbd>{children}</kbd>,
  /** In the text of a step: the letter that an element has in the drawing of the window. */
  Mark: ({ children }: Children) => <span className="mark">{children}</span>,
  Steps,
  Tabs,
  /** The compile steps insert the components from `Activity` to `Values`, and rename `Tab`. */
  Activity,
  GuideStart,
  LaterSections,
  Filter,
  MethodContents,
  Step,
  SampleForm,
  Styles,
  TabPanel: Tab,
  Values: ({ id, groups, children }: ValuesProps) => (
    <section id={id} aria-label="Your values">
      {children}
      <ValueForm groups={groups} />
    </section>
  ),
  /** A path through menus, tabs, and dialogs, such as Tools › Options. */
  UiPath: ({ children }: Children) => <b className="ui-path">{children}</b>,
} satisfies Record<Exclude<RenderedComponent, 'Tab'>, unknown> & Record<string, unknown>

/**
 * The sections of an article after the first. After a click on a link to the page, React paints what is above them
 * before it renders them. A link to a heading, and Back to the reader's place, need them at once.
 */
function LaterSections({ children }: Children) {
  const isDue = useDeferredValue(true, !useIsHydrated() || pendingReturn.current !== null)
  const hasHash = useRouter().asPath.includes('#')
  if (isDue || hasHash) return children
  // Keeps what follows the article below the window, so that nothing in sight moves.
  return <div style={{ blockSize: '100vh' }} />
}
