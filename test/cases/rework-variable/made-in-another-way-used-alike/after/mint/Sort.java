package mint;

public class Sort {
    List<Coin> order(Pile pile) {
        List<Coin> list = new ArrayList<>(pile.all());
        show(list, "raw");
        print(list);
        return list;
    }
}
