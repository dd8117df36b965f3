package tool;

public class Drill extends Tool {
    @Override
    public void use() {
        wear += 7;
    }
}
