package graph;

import java.util.List;

public class Graph {
    public int cheapest(List<int[]> edges) {
        Best best = new Best();
        for (int[] edge : edges) {
            best.offer(edge[2]);
        }
        return best.cost;
    }

    private static class Best {
        int cost = Integer.MAX_VALUE;

        void offer(int other) {
            cost = Math.min(cost, other);
        }
    }
}
