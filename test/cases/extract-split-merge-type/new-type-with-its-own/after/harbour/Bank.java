package harbour;

class Bank {
    private final Guard guard = new Guard();

    int count(String box) {
        int coins = open(box);
        guard.watch(coins);
        return coins * 2;
    }
}
