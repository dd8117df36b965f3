package bank;

class Giro extends Account {
    String key;

    void close() {
        balance = 0;
    }
}
