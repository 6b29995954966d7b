export function ClusterSketch() {
  return (
    <svg
      viewBox="0 0 400 236"
      role="img"
      aria-labelledby="sketch-title"
      aria-describedby="sketch-desc"
    >
      <title id="sketch-title">Parts of a Stream cluster</title>
      <desc id="sketch-desc">
        Browsers and API clients talk to three manager nodes, of which one is active. The active
        manager schedules programs on the worker nodes. Encoders send live streams to the workers,
        which send them on.
      </desc>
      <defs>
        <marker
          id="sketch-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path className="d-arrow" d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      <g textAnchor="middle">
        <rect className="d-box" x="4" y="45" width="118" height="34" rx="4" />
        <text className="d-text" x="63" y="66">
          Browser, API
        </text>
        <rect className="d-box" x="4" y="177" width="118" height="34" rx="4" />
        <text className="d-text" x="63" y="198">
          Encoders
        </text>
        <rect className="d-group" x="170" y="4" width="226" height="96" rx="4" />
        <text className="d-title" x="283" y="24">
          Manager nodes
        </text>
        <rect className="d-box d-box-accent" x="182" y="36" width="62" height="52" rx="4" />
        <text className="d-text" x="213" y="66">
          active
        </text>
        <rect className="d-box" x="252" y="36" width="62" height="52" rx="4" />
        <text className="d-small" x="283" y="66">
          standby
        </text>
        <rect className="d-box" x="322" y="36" width="62" height="52" rx="4" />
        <text className="d-small" x="353" y="66">
          standby
        </text>
        <rect className="d-group" x="170" y="136" width="226" height="96" rx="4" />
        <text className="d-title" x="283" y="156">
          Worker nodes
        </text>
        <rect className="d-box" x="182" y="168" width="62" height="52" rx="4" />
        <text className="d-text" x="213" y="198">
          Stream
        </text>
        <rect className="d-box" x="252" y="168" width="62" height="52" rx="4" />
        <text className="d-text" x="283" y="198">
          Stream
        </text>
        <rect className="d-box" x="322" y="168" width="62" height="52" rx="4" />
        <text className="d-small" x="353" y="198">
          …
        </text>
        <path className="d-line" d="M122 62h60" markerEnd="url(#sketch-arrow)" />
        <path className="d-line" d="M213 88v80" markerEnd="url(#sketch-arrow)" />
        <path className="d-line" d="M122 194h60" markerEnd="url(#sketch-arrow)" />
      </g>
      <text className="d-small" x="222" y="122">
        schedules programs
      </text>
    </svg>
  )
}
