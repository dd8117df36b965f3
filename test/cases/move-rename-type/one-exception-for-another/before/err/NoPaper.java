package err;

public class NoPaper extends RuntimeException {
    public NoPaper(String message) {
        super(message);
    }
}
