package harbour.tolls;

class Toll {
    private int coins;

    int pay(int more) {
        coins = coins + more;
        return coins;
    }
}
