/** The graph's name in its folder. */
export const GRAPH_FILE = 'graph.tar'
