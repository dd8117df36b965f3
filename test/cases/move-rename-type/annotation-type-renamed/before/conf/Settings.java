package conf;

public class Settings {
    @Key("port")
    private int port;

    public int port() {
        return port;
    }
}
