package mint;

public class Sort {
    Coin[] order(Pile pile) {
        Coin[] coins = pile.toArray(16);
        show(coins, "raw");
        print(coins);
        return coins;
    }
}
