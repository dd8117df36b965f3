package port;

public class Anchor {
    void drop(Winch winch) {
        winch.release(30);
        winch.lock();
    }
}
