package shop;

class Counter {
  int serve(Customer customer) {
    class Receipt {
      int total(Basket basket) {
        return basket.sum() - customer.discount();
      }

      void print(Printer printer) {
        printer.line(customer.name());
      }
    }
    Receipt receipt = new Receipt();
    receipt.print(printer);
    return receipt.total(customer.basket());
  }
}
