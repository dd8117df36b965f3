package net;

public class Proxy {
    private final Config config = Config.load();

    public String address() {
        return "localhost:" + config.number("port");
    }
}
