package prog;

public class Client {
    private String host = "localhost";

    void connect(int tries) {
        System.out.println("connecting to " + host + " " + tries);
    }

    public static void main(String[] args) {
        Client client = new Client();
        for (int tries = 0; tries < 3; tries++) {
            client.connect(tries);
        }
    }
}
