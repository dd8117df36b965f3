package port;

public class Anchor {
    void drop(Winch winch) {
        boolean held = winch.release(30);
        if (!held) {
            throw new IllegalStateException("no ground");
        }
        winch.lock();
    }
}
