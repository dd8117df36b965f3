package prog;

public class Client {
    private String host = "localhost";

    void connect(int tries) {
        System.out.println("connecting to " + host + " " + tries);
    }
}
