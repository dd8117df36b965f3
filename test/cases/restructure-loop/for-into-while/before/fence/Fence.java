package fence;

public class Fence {
    private final boolean[] posts = new boolean[40];

    public int missing() {
        int missing = 0;
        for (int at = 0; at < posts.length; at++) {
            if (!posts[at]) {
                missing++;
            }
        }
        return missing;
    }
}
