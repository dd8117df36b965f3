package err;

public class Offline extends IllegalStateException {
    private final int port;

    public Offline(String host, int port) {
        super("cannot reach " + host);
        this.port = port;
    }

    public int port() {
        return port;
    }
}
