import type { InputEvent } from 'react'
import { toggleSearchBox } from '../../../lib/browser/inline/search-opener'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { SEARCH_INPUT_MAX_LENGTH } from '../../../lib/site/constants'
import { SEARCH_BOX_ID, SEARCH_OPENER_ATTRIBUTE } from '../../../lib/site/element-ids'
import { Icon } from '../../ui/Icon'
import { LITERAL_FIELD } from '../../ui/literal-field'

/** A click on the field opens the search box, and so does typing. Without scripts, Enter opens the search page. */
export function HomeSearch() {
  const { placeholder, searchPagePath } = siteConfig.search
  return (
    <form className="home-search" action={withBasePath(`/${searchPagePath}`)}>
      <Icon name="search" />
      <input
        name="q"
        aria-label={placeholder}
        aria-haspopup="dialog"
        placeholder={placeholder}
        maxLength={SEARCH_INPUT_MAX_LENGTH}
        {...LITERAL_FIELD}
        onInput={continueInBox}
        {...{ [SEARCH_OPENER_ATTRIBUTE]: '' }}
      />
    </form>
  )
}

/** Moves the text to the search box, whose own listener for `input` then searches for it. */
function continueInBox({ currentTarget }: InputEvent<HTMLInputElement>): void {
  const { value } = currentTarget
  currentTarget.value = ''
  toggleSearchBox(currentTarget)
  const field = document.querySelector<HTMLInputElement>(`#${SEARCH_BOX_ID} input`)
  if (field === null) return
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
