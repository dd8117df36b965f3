package net;

public class Proxy {
    private static final int PORT = 8080;
    private final Config config = Config.load();

    public String address() {
        return "localhost:" + PORT;
    }
}
