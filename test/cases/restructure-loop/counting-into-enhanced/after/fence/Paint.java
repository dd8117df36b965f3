package fence;

public class Paint {
    public int litres(int[] boards) {
        int litres = 0;
        for (int board : boards) {
            litres += board / 10;
        }
        return litres;
    }
}
