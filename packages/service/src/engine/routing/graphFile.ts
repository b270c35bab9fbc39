/** The name of the graph file in its folder. */
export const GRAPH_FILE = 'graph.tar'
