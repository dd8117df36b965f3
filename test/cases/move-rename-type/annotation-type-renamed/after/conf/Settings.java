package conf;

public class Settings {
    @Setting("port")
    private int port;

    public int port() {
        return port;
    }
}
