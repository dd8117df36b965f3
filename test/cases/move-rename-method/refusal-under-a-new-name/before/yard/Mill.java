package yard;

public class Mill {
    void grind() {
        throw new IllegalStateException("closed");
    }
}
