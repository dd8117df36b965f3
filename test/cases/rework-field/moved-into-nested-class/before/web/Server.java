package web;

public class Server {
    private int open;
    private String name;

    public void accept() {
        open++;
        new Connection().greet(name);
    }

    class Connection {
        private boolean secure;

        void greet(String name) {
            System.out.println(name + secure);
        }
    }
}
