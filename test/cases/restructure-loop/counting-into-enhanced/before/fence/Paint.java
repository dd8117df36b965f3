package fence;

public class Paint {
    public int litres(int[] boards) {
        int litres = 0;
        for (int i = 0; i < boards.length; i++) {
            litres += boards[i] / 10;
        }
        return litres;
    }
}
