package stock;

public class Crates {
    static int count(int many) {
        return many + 3;
    }

    public static Crate create(int size, String name, String label, Map info) {
        return new Crate(size, name, label, info);
    }

    public static Lid lid(int wide, String word) {
        return new Lid(wide, word);
    }
}
