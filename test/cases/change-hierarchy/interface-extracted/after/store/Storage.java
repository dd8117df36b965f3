package store;

public interface Storage {
    void put(String article, int amount);

    int amountOf(String article);
}
