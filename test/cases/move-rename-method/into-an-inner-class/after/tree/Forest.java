package tree;

import java.util.ArrayDeque;
import java.util.Deque;

public class Forest {
    private Node root;

    static class Node {
        final Deque<Node> children = new ArrayDeque<>();

        void adopt(Node child) {
            children.addLast(child);
        }

        int depth(Node node) {
            int deepest = 0;
            for (Node child : node.children) {
                deepest = Math.max(deepest, depth(child));
            }
            return deepest + 1;
        }
    }
}
