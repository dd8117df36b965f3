package shop;

public interface Barge {
    int count();

    Rope next();
}
