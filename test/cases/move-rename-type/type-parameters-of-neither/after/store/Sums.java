package store;

class Sums {
    int total(int[] numbers) {
        int sum = 0;
        for (int number : numbers) {
            sum += number;
        }
        return sum;
    }

    String show(String name) {
        System.out.println(name);
        return name.trim();
    }
}
