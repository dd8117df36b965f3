package web;

public class Server {
    private String name;

    public void accept() {
        Connection connection = new Connection();
        connection.open++;
        connection.greet(name);
    }

    class Connection {
        private boolean secure;
        private int open;

        void greet(String name) {
            System.out.println(name + secure);
        }
    }
}
