package stock;

public class Crates {
    static int count(int many) {
        return many + 3;
    }
}
