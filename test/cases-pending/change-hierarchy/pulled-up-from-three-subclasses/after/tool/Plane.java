package tool;

public class Plane extends Tool {
    @Override
    public void use() {
        wear++;
    }
}
