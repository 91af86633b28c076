/** Regions of India with their own names of people. */

export type Region =
  | 'hindi'
  | 'rajasthan'
  | 'gujarat'
  | 'maharashtra'
  | 'tamil'
  | 'kannada'
  | 'kerala'
  | 'bengal'
  | 'punjab'
  | 'muslim'
  | 'christian';

export interface NameList {
  women: readonly string[];
  men: readonly string[];
  families: readonly string[];
}

const words = (text: string): string[] => text.trim().split(/\s+/);

export const REGIONS: Readonly<Record<Region, NameList>> = {
  hindi: {
    women: words(
      'Priya Neha Pooja Sunita Anjali Shweta Rekha Kavita Ritu Manju Archana Nidhi Seema Jyoti Preeti',
    ),
    men: words('Rahul Amit Vikas Sanjay Deepak Manoj Ashok Rakesh Anil Vivek Pankaj Saurabh Rajesh Abhishek'),
    families: words(
      'Agarwal Gupta Sharma Mishra Tiwari Verma Singh Yadav Srivastava Saxena Pandey Dubey Chauhan',
    ),
  },
  rajasthan: {
    women: words('Kamala Meena Bhanwari Divya Khushboo Lalita Mamta Sangeeta Vandana Garima Ratan Kiran'),
    men: words('Mahendra Bhawani Gajendra Lokesh Hemant Narendra Kailash Bajrang Surendra Dinesh'),
    families: words(
      'Meena Choudhary Rathore Shekhawat Jain Khandelwal Maheshwari Soni Joshi Saini Bhati Kothari',
    ),
  },
  gujarat: {
    women: words('Hetal Bhavna Komal Dipti Jigna Nisha Urvashi Heena Falguni Trupti Bijal Charmi Kinjal'),
    men: words('Hardik Jignesh Ketan Bhavesh Nilesh Mehul Chirag Parth Hitesh Kalpesh Dhaval Jayesh'),
    families: words('Patel Shah Mehta Desai Trivedi Parikh Gandhi Solanki Prajapati Parmar Vyas Thakkar'),
  },
  maharashtra: {
    women: words('Ashwini Snehal Vaishali Madhuri Sayali Mrunal Rupali Manasi Tejal Pallavi Swati Gauri'),
    men: words('Sachin Prashant Mahesh Ganesh Yogesh Swapnil Nitin Aniket Tushar Rohan Omkar Vinayak'),
    families: words('Patil Deshmukh Kulkarni Jadhav Pawar Shinde Joshi More Gaikwad Bhosale Deshpande Kale'),
  },
  tamil: {
    women: words('Lakshmi Meenakshi Kavitha Revathi Saranya Vidya Gayathri Malathi Nandhini Sudha Abirami'),
    men: words('Karthik Senthil Murugan Prabhu Arun Balaji Ramesh Suresh Vignesh Dinesh Saravanan Bala'),
    families: words(
      'Subramanian Raman Krishnan Iyer Sundaram Natarajan Selvam Murthy Pandian Rajan Velu Kannan',
    ),
  },
  kannada: {
    women: words('Shruthi Ramya Asha Bhavya Nagaratna Savitha Roopa Kavya Sowmya Pushpa Deepa'),
    men: words('Manjunath Basavaraj Praveen Kiran Girish Naveen Raghavendra Harish Chethan Mahadev'),
    families: words('Gowda Shetty Hegde Rao Reddy Bhat Naik Kamath Murthy Nayak Acharya Patil'),
  },
  kerala: {
    women: words('Divya Anju Sreeja Lekha Athira Remya Parvathy Aswathy Soumya Bindu'),
    men: words('Vishnu Anoop Sreejith Ajith Rajeev Hari Manoj Biju Unni Arjun'),
    families: words('Nair Menon Pillai Kurup Panicker Varma Nambiar Warrier'),
  },
  bengal: {
    women: words('Moumita Sharmistha Ananya Debjani Paromita Sudipta Rituparna Madhumita Soma Tanushree'),
    men: words('Subhash Arindam Sourav Debashish Prasenjit Abhijit Kaushik Partha Anirban Tapan'),
    families: words('Banerjee Mukherjee Chatterjee Ghosh Das Sen Bose Dutta Roy Saha Mondal'),
  },
  punjab: {
    women: words('Harpreet Simran Gurleen Manpreet Jasleen Navneet Rajwinder Amandeep'),
    men: words('Gurpreet Jaspreet Manjit Harjinder Sukhwinder Paramjit Kuldeep Amarjit'),
    families: words('Sandhu Gill Dhillon Sidhu Grewal Ahluwalia Bedi Arora Bhatia Khurana'),
  },
  muslim: {
    women: words('Fatima Rukhsana Shabana Nazia Ayesha Zoya Sana Farheen Rubina Yasmin Mehjabeen'),
    men: words('Imran Salim Arif Javed Faisal Irfan Wasim Nadeem Shahid Aslam Rizwan'),
    families: words('Sheikh Khan Ansari Qureshi Begum Siddiqui Pathan Mirza Sayyed Mansuri'),
  },
  christian: {
    women: words('Mary Anita Sheila Rosy Celine Maria Teresa Jennifer'),
    men: words('Joseph Thomas Francis Anthony Melwyn Savio George Xavier'),
    families: words('D’Souza Fernandes Mathew Varghese Pereira Kurian Lobo Pinto Rodrigues'),
  },
};
