package robot;

public class Robot {
    private int x;
    private int y;
    private int battery = 100;

    public void execute(char command, int steps) {
        switch (command) {
            case 'F':
                x += steps;
                battery -= steps;
                break;
            case 'C':
                System.out.println("charging at " + x + "/" + y);
                while (battery < 100) {
                    battery += 5;
                }
                break;
            default:
                throw new IllegalArgumentException("command " + command);
        }
    }
}
