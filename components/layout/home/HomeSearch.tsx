import { useState } from 'react'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { siteConfig } from '../../../lib/content/settings/site-config'
import { isOutput, outputToDiagnose } from '../../../lib/search/error-text'
import { SEARCH_INPUT_MAX_LENGTH } from '../../../lib/site/constants'
import { Diagnosis } from '../../search/Diagnosis'

export function HomeSearch() {
  const [pasted, setPasted] = useState('')
  return (
    <search className="home-search">
      <form action={withBasePath(`/${siteConfig.search.searchPagePath}`)}>
        <label className="search-label" htmlFor="home-search">
          Search the documentation, or paste an error
        </label>
        <div>
          <input
            id="home-search"
            name="q"
            type="search"
            maxLength={SEARCH_INPUT_MAX_LENGTH}
            autoComplete="off"
            spellCheck={false}
            placeholder="AddEvent, ImagePullBackOff …"
            onPaste={(event) => setPasted(event.clipboardData.getData('text'))}
            onInput={({ currentTarget }) => {
              if (outputToDiagnose(currentTarget.value, pasted) !== pasted) setPasted('')
            }}
          />
          <button type="submit" className="button button-primary">
            Search
          </button>
        </div>
      </form>
      {isOutput(pasted) && <Diagnosis text={pasted} isPasted />}
    </search>
  )
}
