package fence;

public class Fence {
    private final boolean[] posts = new boolean[40];

    public int missing() {
        int missing = 0;
        int at = 0;
        while (at < posts.length) {
            if (!posts[at]) {
                missing++;
            }
            at++;
        }
        return missing;
    }
}
