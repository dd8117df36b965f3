package tool;

public class Plane extends Tool {
    private int wear;

    @Override
    public void use() {
        wear++;
    }

    public boolean isWorn() {
        return wear > 1000 || wear < 0;
    }
}
